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

export interface LazyPartProps<Props extends object> {
  props: Props;
  waiting: ReactNode;
  /** Shown when the code did not arrive; `retry` asks for it anew. */
  failed: (retry: () => void) => ReactNode;
}

/**
 * Code that an island fetches when it needs it. A failure stays inside the part, because an uncaught error would empty
 * the whole island; every retry makes a new `React.lazy`, because React remembers a rejected one for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<LazyPartProps<Props>> {
  return function LazyPart({ props, waiting, failed }) {
    const [attempt, setAttempt] = useState(() => ({ count: 0, Part: lazy(load) }));
    const retry = () => setAttempt({ count: attempt.count + 1, Part: lazy(load) });
    const { Part } = attempt;
    return (
      <Boundary key={attempt.count} fallback={failed(retry)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
