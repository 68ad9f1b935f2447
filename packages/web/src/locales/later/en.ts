/** The texts outside every first view: the build removes the others (vite-later-texts.ts). */
export { default } from '../en.json'
