import { configure } from '@testing-library/react'

// A query ends as soon as it finds something, so this only matters on a busy machine, where a part that is loaded
// lazily needs longer than the library's second. In ms.
configure({ asyncUtilTimeout: 45_000 })
