/** React alone, which the application is made of: evaluated in a task before it. */
import 'react-dom/client'
