/**
 * A part of the code for mutation testing: the files to mutate, and the tests that should detect the mutants.
 */
export interface MutationArea {
  /** Globs of the code. */
  code: readonly string[]
  /** Globs of the tests beside that code. A mutant that only other tests detect counts as survived. */
  tests: readonly string[]
}

const DOMAIN = 'packages/domain/src'
const PIPELINE = 'packages/pipeline/src'
const CLUSTER = `${PIPELINE}/3-cluster`
const WRITE = `${PIPELINE}/4-write`
const PUBLISH = `${PIPELINE}/7-publish`

/** Returns an area of files in one folder, each with the test beside it. */
const files = (folder: string, ...names: string[]): MutationArea => ({
  code: names.map((name) => `${folder}/${name}.ts`),
  tests: names.map((name) => `${folder}/${name}.test.ts`),
})

const combined = (...areas: MutationArea[]): MutationArea => ({
  code: areas.flatMap(({ code }) => code),
  tests: areas.flatMap(({ tests }) => tests),
})

/**
 * The areas by name. None needs a database. The tests of `client` start their own local servers, and those of
 * `disk` write to temporary folders.
 */
export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  http: combined(
    files(`${PIPELINE}/1-gather/http`, 'url-rules', 'public-address', 'redirect', 'failure', 'body'),
    files(`${PIPELINE}/1-gather/link`, 'web-url', 'canonical-url'),
  ),
  client: {
    code: [
      `${PIPELINE}/1-gather/http/{guarded-http,guarded-requests,http-limits,visit-once,checked-connector}.ts`,
    ],
    tests: [`${PIPELINE}/1-gather/http/{guarded-http,post-json,checked-connector}.test.ts`],
  },
  'sign-in': combined(
    files(`${DOMAIN}/reader/sign-in`, 'sign-in-code', 'session-rules', 'sign-in-link', 'provider-return'),
    { code: [`${DOMAIN}/reader/sign-in/sign-in-state.ts`], tests: [] },
    files('packages/server/src/accounts', 'tokens', 'codes', 'known-tokens'),
    files('packages/store/src/account-keys', 'sealed-text', 'account-keys'),
  ),
  text: {
    code: [`${PIPELINE}/{text,text/words,1-gather/text}/*.ts`],
    // Leaves out word-memory-full.test.ts, which fills megabytes of memory.
    tests: [`${PIPELINE}/{text,text/words,1-gather/text}/!(*-full).test.ts`],
  },
  publish: {
    code: [
      `${PUBLISH}/{edition-files,edition-report,passports,publisher-tally}.ts`,
      `${PUBLISH}/stories/{media,news-story,place,publishable,quotations}.ts`,
      `${PUBLISH}/stories/{story-details,story-pack,story-proof,translation-file}.ts`,
    ],
    tests: [
      `${PUBLISH}/{edition-files,edition-report,passports}.test.ts`,
      `${PUBLISH}/stories/{news-story,story-details,story-proof}.test.ts`,
    ],
  },
  disk: {
    code: [
      `${PUBLISH}/disk/{compress,durable,edition-folder,place-edition,reconcile,take-edition,write-edition}.ts`,
    ],
    // Leaves out the tests that kill processes and fill disks at each step, which take a minute per mutant.
    tests: [`${PUBLISH}/disk/{write-edition,take-edition}.test.ts`],
  },
  domain: {
    code: [
      `${DOMAIN}/{article,digest,edition,feed,follow,place,reader,story,subscription,text,thread}/**/*.ts`,
    ],
    tests: [`${DOMAIN}/**/*.test.ts`],
  },
  search: { code: [`${DOMAIN}/search/*.ts`], tests: [`${DOMAIN}/search/*.test.ts`] },
  ranking: { code: [`${DOMAIN}/ranking/**/*.ts`], tests: [`${DOMAIN}/ranking/**/*.test.ts`] },
  memory: { code: [`${CLUSTER}/memory/**/*.ts`], tests: [`${CLUSTER}/memory/**/*.test.ts`] },
  '3-cluster': {
    code: [`${CLUSTER}/**/*.ts`],
    // Without the tests that measure clustering accuracy, because a mutant seldom lowers the accuracy below a
    // test's limit.
    tests: [`${CLUSTER}/**/!(planted-*|sample-*).test.ts`],
  },
  '4-write': {
    code: [`${WRITE}/**/*.ts`],
    // Leaves out the tests over the whole sample edition, which take half a minute per mutant.
    tests: [`${WRITE}/**/!(sample*).test.ts`],
  },
}
