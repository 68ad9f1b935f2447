import { toInlineStyles } from '../mail/letters/inline-styles.ts'

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
/** The background colour of the mail and of the page around it. */
export const LETTER_BACKGROUND = '#ffffff'
const SERIF = 'Georgia, "Times New Roman", serif'

/** The styles for light mode, each as the text of a `style` attribute. */
export const LETTER_INLINE_STYLES = toInlineStyles({
  body: {
    backgroundColor: LETTER_BACKGROUND,
    color: '#1a1a1a',
    fontFamily: SANS,
    margin: 0,
    padding: '16px',
  },
  container: { maxWidth: '620px', margin: '0 auto' },
  brand: { fontFamily: SERIF, fontSize: '18px', lineHeight: '24px', fontWeight: 700, margin: '8px 0 16px' },
  title: { fontFamily: SERIF, fontSize: '30px', lineHeight: '36px', fontWeight: 700, margin: '0 0 4px' },
  lead: { fontSize: '16px', lineHeight: '24px', color: '#4d4d4d', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  story: { borderTop: '1px solid #d9d9d9', padding: '16px 0' },
  section: {
    borderTop: '2px solid #1a1a1a',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 700,
    margin: '16px 0 0',
    padding: '12px 0',
  },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    maxWidth: '620px',
    borderRadius: '4px',
    border: 0,
    margin: '0 0 12px',
  },
  kicker: { fontSize: '13px', lineHeight: '20px', color: '#595959', margin: '0 0 4px' },
  headline: { fontFamily: SERIF, fontSize: '20px', lineHeight: '26px', fontWeight: 700, margin: '0 0 6px' },
  link: { color: '#1a1a1a', textDecoration: 'none' },
  excerpt: { fontSize: '16px', lineHeight: '24px', color: '#333333', margin: 0 },
  foot: { borderTop: '1px solid #d9d9d9', padding: '16px 0 24px' },
  small: { fontSize: '14px', lineHeight: '22px', color: '#595959', margin: '0 0 8px' },
  smallLink: { color: '#595959', textDecoration: 'underline' },
})

/** The styles for devices in dark mode, without characters that HTML would have to escape. */
export const LETTER_DARK_MODE_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .pw-body, .pw-body td { background-color: #141414 !important; color: #f0f0f0 !important; }
  .pw-ink { color: #f0f0f0 !important; }
  .pw-soft { color: #b8b8b8 !important; }
  .pw-line { border-color: #3d3d3d !important; }
}
`
