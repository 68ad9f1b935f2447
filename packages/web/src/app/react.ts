/** Loads React on its own, so that React and the application are evaluated in separate tasks. */
import 'react-dom/client'
