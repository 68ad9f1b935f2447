import chromium from '@sparticuz/chromium'

// Runs in a separate process, because the package changes the environment of the process that imports it.
await chromium.executablePath()
