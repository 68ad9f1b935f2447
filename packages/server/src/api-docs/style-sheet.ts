/** The style sheet of the API documentation, separate from the application's. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #12161b); color: light-dark(#161b22, #edece8); }
main { max-width: 70ch; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; }
section { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid light-dark(#dedcd6, #343b44); }
a { color: light-dark(#0d5562, #7fc7d6); }
nav li { margin: 0.25rem 0; overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 0.25rem 0; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre, .wide { overflow-x: auto; }
pre { padding: 1rem; background: light-dark(#f1efea, #1c2229); border-radius: 6px; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; font-weight: normal; }
thead th { font-weight: 600; }
summary { cursor: pointer; padding: 0.5rem 0; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`
