export { findFreePort } from '../../packages/host/src/roles/testing-free-port.ts'
