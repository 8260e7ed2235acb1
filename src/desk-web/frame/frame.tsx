import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Me } from '#contracts/desk/me.ts'
import { TEXTS } from '../messages/texts.ts'
import { ME_QUERY } from '../platform/api/queries.ts'
import { useLookUp } from '../platform/codes/use-look-up.ts'
import { useShortcut, watchForShortcuts } from '../platform/keys/shortcuts.ts'
import { useLiveCounts } from '../platform/live/use-live-counts.ts'
import { useOpenPath } from '../platform/navigation/use-open-path.ts'
import { useScan, watchForScans } from '../platform/scanner/scanner.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CommandPalette } from './command-palette.tsx'
import { DeskProvider } from './desk-context.ts'
import { ErrorScreen } from './error-screen.tsx'
import { closeLayer, openLayer, useFrame } from './frame-state.ts'
import { Header } from './header.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { ToastRegion } from './toast-region.tsx'

/** `g` and the key of a list opens it. */
function GoToKey({
  url,
  title,
  listKey,
}: {
  readonly url: string
  readonly title: string
  readonly listKey: string
}) {
  const openPath = useOpenPath()
  useShortcut({ keys: `g ${listKey}`, label: title, group: 'goTo' }, () => openPath(url))
  return null
}

/** What keys and scanners do on every screen. */
function EverywhereKeys({ lists }: Pick<Me, 'lists'>) {
  const lookUp = useLookUp('find')
  useScan((code) => {
    closeLayer()
    void lookUp(code)
  })
  const openPalette = () => openLayer('palette')
  const label = TEXTS.shortcuts.openPalette
  useShortcut({ keys: 'mod+k', label, group: 'general' }, openPalette)
  useShortcut({ keys: '/', label, group: 'general' }, openPalette)
  useShortcut({ keys: '?', label: TEXTS.shortcuts.showShortcuts, group: 'general' }, () =>
    openLayer('shortcuts'),
  )
  return (
    <>
      <GoToKey url="/desk" title={TEXTS.shortcuts.goToStart} listKey="0" />
      {lists.map(({ url, title, key }) => (
        <GoToKey key={url} url={url} title={title} listKey={key} />
      ))}
    </>
  )
}

function Layer({ path }: { readonly path: string }) {
  const layer = useFrame((state) => state.layer)
  if (layer === 'palette') return <CommandPalette />
  if (layer === 'shortcuts') return <ShortcutSheet />
  return layer === 'menu' ? <MenuDrawer path={path} /> : null
}

function SignedInFrame({ me }: { readonly me: Me }) {
  const counts = useLiveCounts()
  const { pathname } = useLocation()
  return (
    <DeskProvider value={{ me, counts }}>
      <EverywhereKeys lists={me.lists} />
      <a
        href="#content"
        className="absolute -left-[200vw] z-50 rounded-control bg-card p-3 focus:top-2 focus:left-2"
      >
        {TEXTS.skipToContent}
      </a>
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <aside
          aria-label={TEXTS.frame.sidebar}
          className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-tint p-3 md:block"
        >
          <p className="px-2 pt-1 pb-4 font-display text-base font-semibold">
            {document.getElementById('desk')?.dataset.brand}{' '}
            <span className="font-medium text-ink-soft">{TEXTS.desk.toLowerCase()}</span>
          </p>
          <SideNavigation path={pathname} />
        </aside>
        <div className="flex min-w-0 flex-col">
          <Header />
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 flex-1 px-4 pt-4 pb-24 focus:outline-none md:px-6 md:pb-10"
          >
            <Outlet />
          </main>
          <BottomBar path={pathname} />
        </div>
      </div>
      <Layer path={pathname} />
      <ToastRegion />
    </DeskProvider>
  )
}

/** The frame of every screen: navigation, header, palette, shortcuts, scanner and messages. */
export function Frame() {
  const { data: me, error, refetch } = useQuery(ME_QUERY)
  useEffect(() => watchForScans(window), [])
  useEffect(() => watchForShortcuts(window), [])
  if (me) return <SignedInFrame me={me} />
  return (
    <main className="p-6">
      {error ? (
        <ErrorScreen error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="sr-only">
          {TEXTS.loading}
        </p>
      )}
    </main>
  )
}
