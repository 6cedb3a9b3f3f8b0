import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  /** Shown instead, once something within has thrown. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a part that breaks from taking along what is around it. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
