import { type Signal, useSignal } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/index.ts';
import { t } from '../words/frame.ts';
import type { Screen } from './screens.ts';

interface Loaded {
  readonly screen: Screen;
  readonly View: ComponentType;
}

const loaded = new Map<string, ComponentType>();

/** Starts loading a screen before it is shown. */
export async function loadScreen(screen: Screen): Promise<ComponentType> {
  const known = loaded.get(screen.name);
  if (known) return known;
  const { default: View } = await screen.load();
  loaded.set(screen.name, View);
  return View;
}

function Trouble({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <div class="page trouble">
      <h1 class="h3">{title}</h1>
      <p>{body}</p>
      <Button kind="main" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}

interface GuardProps {
  readonly children: ComponentChildren;
}

/** A screen that fails takes nothing else with it. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <Trouble title={t('broken')} body={t('brokenBody')} /> : this.props.children;
  }
}

/** The screen in the middle; the one before stays until the next is there. */
export function Stage({ screen, shown }: { readonly screen: Screen; readonly shown: Signal<Screen> }) {
  const view = useSignal<Loaded | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let wanted = true;
    failed.value = false;
    loadScreen(screen).then(
      (View) => {
        if (!wanted) return;
        view.value = { screen, View };
        shown.value = screen;
      },
      (error) => {
        console.warn(error);
        if (wanted) failed.value = true;
      },
    );
    return () => {
      wanted = false;
    };
  }, [screen]);
  if (failed.value) return <Trouble title={t('loadFailed')} body={t('loadFailedBody')} />;
  const now = view.value;
  if (!now) return null;
  return (
    <Guard key={now.screen.name}>
      <now.View />
    </Guard>
  );
}
