import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Rendered instead of the children if they throw. */
  fallback: ReactNode
  children: ReactNode
}

/** An error boundary: an error in one part of the page doesn't break the rest. */
export class ErrorBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
