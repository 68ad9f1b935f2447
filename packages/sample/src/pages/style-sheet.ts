import type { SamplePublisher } from '../content/sample-publisher.ts'

const TYPEFACES = {
  serif: 'Georgia, "Times New Roman", serif',
  sans: 'system-ui, "Helvetica Neue", Arial, sans-serif',
}

/**
 * Returns a publisher's style sheet with its own colour and typeface, for widths from 320 px and for light
 * and dark mode.
 */
export function renderStyleSheet({ colour, typeface }: Pick<SamplePublisher, 'colour' | 'typeface'>): string {
  return `:root { --own: ${colour}; --letter: ${TYPEFACES[typeface]} }
${SHEET}`
}

const SHEET = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fdfcf9, #17191c); --ink: light-dark(#1d2024, #e9e7e1);
  --soft: light-dark(#585e66, #a7abb0); --line: light-dark(#dedbd2, #33373c);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--letter) }
a { color: inherit; text-underline-offset: .15em; text-decoration-color: var(--soft) }
a:hover, a:focus-visible { text-decoration-thickness: 2px }
.notice { margin: 0; padding: .6rem 1rem; background: light-dark(#fff3cf, #3c3111); font: .875rem/1.4 system-ui, sans-serif; text-align: center }
.masthead { background: var(--own); color: #fff; padding: 1.25rem max(1rem, calc(50% - 32rem)) .75rem }
.masthead .name { font-size: clamp(1.6rem, 5vw, 2.4rem); font-weight: 700; line-height: 1.1; text-decoration: none }
.masthead .motto { margin: .2rem 0 .8rem; font-size: .9rem; opacity: .9 }
.masthead ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: 0; padding: .6rem 0 0; border-top: 1px solid #ffffff55; list-style: none; font: .9rem/1.6 system-ui, sans-serif }
.masthead a { color: #fff } .masthead li a { text-decoration: none; text-transform: capitalize } .masthead li a:hover { text-decoration: underline }
.columns { display: grid; gap: 2.5rem; max-width: 66rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
.section { margin: 0; color: var(--soft); font: 600 .85rem/1.4 system-ui, sans-serif; text-transform: uppercase; letter-spacing: .05em }
h1 { margin: .3rem 0 .6rem; font-size: clamp(1.6rem, 4.5vw, 2.5rem); line-height: 1.15; text-wrap: balance }
.standfirst { margin: 0 0 .8rem; font-size: 1.2rem; line-height: 1.45; color: var(--soft); max-width: 60ch }
.byline, .share, .credit, figcaption { font: .875rem/1.5 system-ui, sans-serif; color: var(--soft) }
figure { margin: 1.2rem 0 } figure img { display: block; width: 100%; height: auto; background: var(--line) }
figcaption { padding-top: .4rem } .picture-credit { opacity: .85 }
.text { max-width: 66ch } .text p { margin: 0 0 1.05em; text-wrap: pretty }
.correction { padding: .7rem 1rem; border-left: 4px solid var(--own); background: light-dark(#f1efe8, #23262a) }
aside h2 { margin: 0 0 .5rem; padding-top: .8rem; border-top: 3px solid var(--own); font-size: 1.05rem }
aside ul { margin: 0 0 1.6rem; padding: 0; list-style: none } aside li { padding: .55rem 0; border-bottom: 1px solid var(--line); line-height: 1.35 }
.front { max-width: 66rem; margin: 0 auto; padding: 1rem 1rem 3rem } .front h1 { position: absolute; clip-path: inset(50%) }
.front h2 { margin: 2rem 0 .5rem; border-bottom: 3px solid var(--own); text-transform: capitalize } .front h3 { margin: 1rem 0 .2rem; line-height: 1.25 } .front p { margin: 0; color: var(--soft) }
.footer { padding: 1.5rem max(1rem, calc(50% - 32rem)); border-top: 1px solid var(--line); color: var(--soft); font: .85rem/1.6 system-ui, sans-serif } .footer p { margin: 0 0 .5rem }
@media (min-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr) 17rem } }
`
