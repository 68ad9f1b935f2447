import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import { findFreePort } from '../product/free-port.ts'
import { type RunningRole, removeDataFolder, runProductRole } from '../product/product.ts'
import { runAxe } from '../testing/axe.ts'
import { test as base, expect } from '../testing/fixtures.ts'
import { createEmailAddress, waitForMailedCode } from '../testing/signed-in.ts'
import { type IdentityProvider, startIdentityProvider } from './provider.ts'

const EMAIL = 'ada.lovelace@example.org'

interface Organisation {
  port: number
  dataDir: string
  provider: IdentityProvider
  own: RunningRole
}

/** Tests with the product of an organisation: its own identity provider, and accounts by invitation only. */
const test = base.extend<object, Organisation>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  port: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-organisation-'))
      await use(dataDir)
      removeDataFolder(dataDir)
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ port }, use) => {
      const provider = await startIdentityProvider(`http://127.0.0.1:${port}`, EMAIL, 'oidc')
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  own: [
    async ({ port, dataDir, provider }, use) => {
      const product = await runProductRole('start', {
        PORT: String(port),
        DATA_DIR: dataDir,
        PLAINWIRE_CONTENT: 'sample',
        SIGN_UP: 'invitation',
        OIDC_NAME: 'The Courier',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  origin: [async ({ own }, use) => use(own.origin), { scope: 'worker' }],
})
test.describe.configure({ mode: 'default', timeout: 180_000 })

const TEXTS = {
  en: {
    query: '',
    signIn: 'Sign In',
    provider: 'Continue with The Courier',
    withEmail: 'Continue with email',
    address: 'Email address',
    send: 'Send verification code',
    verify: 'Verify and sign in',
    back: 'Back',
    refused: 'This address has no account, and you need an invitation to create one.',
    explained: /If you were invited, the code creates your account\./,
    invited: /You are invited to create an account\./,
  },
  nl: {
    query: '?lang=nl',
    signIn: 'Inloggen',
    provider: 'Verder met The Courier',
    withEmail: 'Verder met e-mail',
    address: 'E-mailadres',
    send: 'Stuur de code',
    verify: 'Controleer en log in',
    back: 'Terug',
    refused: 'Dit adres heeft geen account, en om er een te maken heb je een uitnodiging nodig.',
    explained: /Ben je uitgenodigd, dan maak je met de code een account aan\./,
    invited: /Je bent uitgenodigd om een account te maken\./,
  },
} as const

const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The link of the newest invitation to an address, as the outbox shows it. */
async function invitationLink(page: Page, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get('/dev/outbox')).text()
      const mail = outbox.split('\n----------\n').find((one) => one.includes(`To: ${email}`))
      link = /^http:\S+#sign-in=invitation\S+$/m.exec(mail ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

for (const language of ['en', 'nl'] as const) {
  const texts = TEXTS[language]
  const stored = JSON.stringify(language)
  test.describe(`${language} at 360 px`, () => {
    test.use({ viewport: { width: 360, height: 800 } })

    test('SI-02 SI-07 a reader without an invitation gets a message after proving the address, by mail or at the provider', async ({
      page,
      open,
      provider,
      troubles,
    }) => {
      // The browser logs the refusals, and the navigation to the provider.
      troubles.allow(/status of 403/)
      troubles.allow(new RegExp(`requested from another host: ${provider.issuer}/`))
      const email = createEmailAddress()
      // The chosen language is also used after the return from the provider.
      await page.addInitScript((chosen) => localStorage.setItem('plainwire.language', chosen), stored)
      await open(`/${texts.query}`)
      await button(page, texts.signIn).click()
      await expect(button(page, texts.provider)).toBeVisible()
      expect(await runAxe(page, 'dialog')).toEqual([])
      await button(page, texts.withEmail).click()
      await expect(dialog(page).getByText(texts.explained)).toBeVisible()
      await dialog(page).getByLabel(texts.address).fill(email)
      await button(page, texts.send).click()
      // The group is that of the code's boxes; before it is shown, the first text box is that of the address.
      await dialog(page).getByRole('group').getByRole('textbox').first().focus()
      await page.keyboard.type(await waitForMailedCode(page.request, email))
      await page.keyboard.press('Enter')
      const refused = dialog(page).getByRole('alert').filter({ hasText: texts.refused })
      await expect(refused).toBeVisible()
      expect(await runAxe(page, 'dialog')).toEqual([])
      await button(page, texts.back).click()
      await button(page, texts.back).click()
      await button(page, texts.provider).click()
      await expect(refused).toBeVisible()
      expect(new URL(page.url()).hash).toBe('')
      expect(await runAxe(page, 'dialog')).toEqual([])
      await expect(button(page, texts.provider)).toBeEnabled()
    })
  })
}

test('SI-02 SI-08 an invitation’s link fills in the address, and the reader may also sign in at the provider', async ({
  page,
  open,
  dataDir,
  provider,
  troubles,
}) => {
  troubles.allow(new RegExp(`requested from another host: ${provider.issuer}/`))
  const texts = TEXTS.nl
  const email = createEmailAddress()
  const env = { ...process.env, DATA_DIR: dataDir, SIGN_UP: 'invitation' }
  const command = ['packages/host/src/main.ts', 'invite', email, '--language', 'nl']
  await promisify(execFile)(PINNED_NODE, command, { cwd: ROOT, env })
  const { pathname, search, hash } = new URL(await invitationLink(page, email))
  await page.setViewportSize({ width: 360, height: 800 })
  expect(search).toBe(texts.query)
  await open(`${pathname}${search}${hash}`)
  await expect(dialog(page).getByText(texts.invited)).toBeVisible()
  await expect(dialog(page).getByLabel(texts.address)).toHaveValue(email)
  expect(new URL(page.url()).hash).toBe('')
  expect(await runAxe(page, 'dialog')).toEqual([])
  await button(page, texts.back).click()
  await button(page, texts.provider).click()
  // The provider's redirect has no language, and this reader has chosen none.
  await expect(dialog(page).getByRole('heading', { name: 'What interests you?' })).toBeVisible()
  const kept = await page.evaluate(() => sessionStorage.getItem('plainwire.invitation'))
  expect(kept).toBeNull()
})
