import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface LazyComponentProps<Props extends object> {
  props: Props;
  waiting: ReactNode;
  /** Shown when the code did not arrive; `retry` asks for it anew. */
  failed: (retry: () => void) => ReactNode;
}

/**
 * Code that an island fetches when it needs it. A failure stays inside the component, because an uncaught error would empty
 * the whole island; every retry makes a new `React.lazy`, because React remembers a rejected one for ever.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<LazyComponentProps<Props>> {
  return function LazyComponent({ props, waiting, failed }) {
    const [attempt, setAttempt] = useState(() => ({ count: 0, Loaded: lazy(load) }));
    const retry = () => setAttempt({ count: attempt.count + 1, Loaded: lazy(load) });
    const { Loaded } = attempt;
    return (
      <Boundary key={attempt.count} fallback={failed(retry)}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
