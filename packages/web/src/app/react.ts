/** Loads React separately, so that it is evaluated in a task before the application's. */
import 'react-dom/client'
