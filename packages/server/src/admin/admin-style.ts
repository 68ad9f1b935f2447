import { STATUS_STYLE } from '../status/status-style.ts'

export const ADMIN_STYLE_PATH = '/admin.css'

/** The style sheet of the operators' pages: that of the status page, with rules for forms and navigation. */
export const ADMIN_STYLE = `${STATUS_STYLE}
header { max-width: 44rem; margin: 0 auto; padding: 1rem 1rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav li { padding: 0; border: 0; }
nav a { display: inline-block; padding: 0.625rem 0; }
nav a[aria-current] { font-weight: 700; color: inherit; }
form { margin: 0 0 1.5rem; }
label, fieldset { display: block; margin: 0 0 1rem; }
label > span, legend { display: block; font-weight: 600; }
small { display: block; color: light-dark(#4d545d, #b6bcc4); font-size: 0.9375rem; }
fieldset { border: 0; padding: 0; min-width: 0; }
.tick { display: inline-flex; align-items: center; gap: 0.5rem; margin: 0 1rem 0 0; min-height: 2.75rem; }
input, select, button { font: inherit; color: inherit; }
input:not([type=checkbox]):not([type=hidden]), select {
  box-sizing: border-box; width: 100%; max-width: 30rem; min-height: 2.75rem; padding: 0.375rem 0.625rem;
  background: light-dark(#fff, #1b2128); border: 1px solid light-dark(#6d747d, #8a919a); border-radius: 4px;
}
input[type=checkbox] { width: 1.25rem; height: 1.25rem; }
button {
  min-height: 2.75rem; padding: 0.375rem 1.125rem; border: 1px solid currentColor; border-radius: 4px; cursor: pointer;
  background: light-dark(#0d5562, #7fc7d6); color: light-dark(#fff, #12161b);
}
header form { margin: 0; }
header form button { background: none; color: light-dark(#0d5562, #7fc7d6); }
[role=status], [role=alert] { padding: 0.75rem 1rem; border-inline-start: 4px solid light-dark(#1d6b3a, #7fd19b); background: light-dark(#eef3ee, #1a231d); }
[role=alert] { border-color: light-dark(#a33b1f, #f0a58e); background: light-dark(#f7ece8, #2a1e1a); }
dd { overflow-wrap: anywhere; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; margin: 0.25rem 0 0; font-size: 0.875rem; }
`
