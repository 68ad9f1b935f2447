import { configure } from '@testing-library/react'

// The maximum wait of a query for an element, in ms. A query ends as soon as it finds the element, so that this
// only matters on a busy machine, where a lazily loaded component may take longer than the library's default of
// one second.
configure({ asyncUtilTimeout: 45_000 })
