import { Component, type ReactNode } from 'react'
import { reportProblem } from './platform/errors/report-problem.ts'

interface ScreenBoundaryProps {
  /** What is shown; with another page the failure of the last one is over. */
  readonly page: object
  readonly failure: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly page: object
}

/** Keeps a screen that breaks from taking the whole application with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, page: this.props.page }

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ page }: ScreenBoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { hasFailed: false, page }
  }

  override componentDidCatch(error: Error): void {
    reportProblem(error, 'screen failed')
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
