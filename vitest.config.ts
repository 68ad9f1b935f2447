import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,content,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/store/src/testing-setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
