import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,content,scripts,bench}/**/*.test.{ts,tsx}'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
