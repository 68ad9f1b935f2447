/** The style of the status page, which works without an edition and without the application. */
export const STATUS_STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbfaf7, #12161b); color: light-dark(#161b22, #edece8); }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font: 700 2rem/1.25 Georgia, serif; margin: 1rem 0; }
h2 { font: 700 1.375rem/1.25 Georgia, serif; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0 0 0.5rem; }
a { color: light-dark(#0d5562, #7fc7d6); overflow-wrap: anywhere; }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.links a { display: inline-block; padding: 0.625rem 0; }
summary { padding: 0.625rem 0; }
.state { font-size: 1.1875rem; font-weight: 600; padding-inline-start: 0.75rem; border-inline-start: 4px solid light-dark(#1d6b3a, #7fd19b); }
.state.old, .state.none { border-color: light-dark(#a33b1f, #f0a58e); }
.note { color: light-dark(#4d545d, #b6bcc4); font-size: 0.9375rem; }
dl { display: grid; grid-template-columns: 1fr auto; margin: 0 0 1rem; max-width: 28rem; }
dt, dd { margin: 0; padding: 0.375rem 0; border-bottom: 1px solid light-dark(#dedcd6, #343b44); }
dd { text-align: end; font-variant-numeric: tabular-nums; padding-inline-start: 1rem; }
dt::first-letter { text-transform: uppercase; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.75rem 0; border-bottom: 1px solid light-dark(#dedcd6, #343b44); }
li p { margin: 0; }
summary { cursor: pointer; font-weight: 600; }
:focus-visible { outline: 3px solid light-dark(#0d5562, #7fc7d6); outline-offset: 2px; }
`
