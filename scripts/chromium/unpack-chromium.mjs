import chromium from '@sparticuz/chromium'

// A process of its own, because the package changes the environment of the one that imports it.
await chromium.executablePath()
