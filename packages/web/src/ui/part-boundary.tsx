import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Drawn instead, when a part fails. */
  fallback: ReactNode
  children: ReactNode
}

/** One part of a page may fail, never the page. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
