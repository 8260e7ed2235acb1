import { Suspense, useEffect, useRef, useState } from 'react'
import type { DrawerData } from '#contracts/lists.ts'
import type { FoundRow } from '#domain/drawer/drawer-row.ts'
import { MAX_PASTED_NAMES } from '#domain/lists/split-names.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { Container } from '#web/ui/container.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DrawerParts } from './drawer-parts.ts'
import { followDrawer, useDrawer, useIsDrawerReady } from './drawer-store.ts'
import { FoundNames } from './found-names.tsx'
import { PasteForm } from './paste-form.tsx'
import { type AddState, useAddDevices } from './use-add-devices.ts'

/* None of it is needed before the first tap, or before there is a list. */

const loadList = () => import('./drawer-list.tsx').then((part) => part.DrawerList)

const DrawerList = lazyPart(loadList)

const PickDevices = lazyPart(() => import('./pick-devices.tsx').then((part) => part.PickDevices))

const ScanDevices = lazyPart(() => import('./scan-devices.tsx').then((part) => part.ScanDevices))

const ReceivedList = lazyPart(() => import('./received-list.tsx').then((part) => part.ReceivedList))

const WAYS = [
  ['paste', 'DRAWER_PASTE'],
  ['pick', 'DRAWER_PICK'],
  ['scan', 'DRAWER_SCAN'],
] as const satisfies readonly (readonly [string, MessageKey])[]

type Way = (typeof WAYS)[number][0]

interface WaysProps {
  readonly way: Way | null
  readonly onPick: (way: Way | null) => void
}

/** Three ways to add devices. Without script there is only the form. */
function Ways({ way, onPick }: WaysProps) {
  const t = useTranslate()
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-2 font-medium">{t('DRAWER_WAYS')}</legend>
      <div className="grid max-w-text grid-cols-3 gap-2">
        {WAYS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={way === name}
            onClick={() => onPick(way === name ? null : name)}
            className="min-h-12 cursor-pointer rounded-field border border-line bg-card px-2 font-medium hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-tint"
          >
            {t(label)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const PROBLEMS: Partial<Readonly<Record<AddState['kind'], MessageKey>>> = {
  empty: 'LIST_EMPTY',
  failed: 'LIST_FAILED',
  tooMany: 'LIST_TOO_MANY',
  full: 'DRAWER_FULL',
}

function AddNotice({ state }: { readonly state: AddState }) {
  const t = useTranslate()
  const { rows } = useDrawer()
  const problem = PROBLEMS[state.kind]
  if (problem)
    return (
      <Notice tone="error" role="alert">
        <p>{t(problem, { count: state.kind === 'tooMany' ? state.count : 0, max: MAX_PASTED_NAMES })}</p>
      </Notice>
    )
  const added =
    state.kind === 'added' && state.name !== null
      ? t('DRAWER_ADDED', { name: state.name, count: rows.length })
      : ''
  return (
    <p role="status" className="text-ink-soft empty:sr-only">
      {state.kind === 'asking' ? t('LIST_ASKING') : added}
    </p>
  )
}

/** Whoever turns to the form is about to have a list. */
const prepareList = () => void loadList().catch(reportProblem)

/** Sent lists that are part of the list already. The router keeps their page, so that coming back shows it again. */
const takenLists = new WeakSet<DrawerData['asked']>()

/** What was sent before the script ran becomes part of the list; neither a reload nor coming back adds it again. */
function useSentNames(asked: DrawerData['asked'], onFound: (found: readonly FoundRow[]) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the application takes over the page
  useEffect(() => {
    if (asked.kind !== 'found' || takenLists.has(asked)) return
    takenLists.add(asked)
    history.replaceState(history.state, '', location.href)
    onFound(asked.found.names)
  }, [])
}

/** What became of a form that was sent without script. */
const toAddState = (asked: DrawerData['asked']): AddState => {
  if (asked.kind === 'tooMany') return { kind: 'tooMany', count: asked.count }
  return { kind: asked.kind === 'empty' ? 'empty' : 'idle' }
}

export interface DrawerPageProps extends DrawerData {
  readonly parts: DrawerParts
}

/** One list for all devices of a household: added in any way, answered together, sold in one go. */
export function DrawerPage({ categories, asked, parts }: DrawerPageProps) {
  const t = useTranslate()
  const { rows } = useDrawer()
  const isReady = useIsDrawerReady()
  const { state, addFound, addNames, addDevice } = useAddDevices(toAddState(asked))
  const [way, setWay] = useState<Way | null>('paste')
  const [arrivals, setArrivals] = useState(0)
  const [isLive, setIsLive] = useState(false)
  const [isLinked, setIsLinked] = useState(false)
  useEffect(() => {
    const stop = followDrawer()
    setIsLive(true)
    // A list in the address is behind the `#`.
    setIsLinked(location.hash !== '')
    return stop
  }, [])
  const isSentLeft = useRef(asked.kind === 'tooMany')
  useSentNames(asked, (found) => {
    isSentLeft.current = !addFound(found)
    if (!isSentLeft.current) setWay(null)
  })
  const hasRows = rows.length > 0
  // It stays: what was removed last can be brought back.
  const [isListed, setIsListed] = useState(false)
  if (hasRows && !isListed) setIsListed(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stored list is read
  useEffect(() => {
    // Whoever comes back sees the list, not an empty form above it. What had no room in the list stays in the form.
    if (isReady && hasRows && !isSentLeft.current) setWay(null)
  }, [isReady])
  const addPasted = async (names: readonly string[]) => {
    if (!(await addNames(names))) return
    setWay(null)
    setArrivals((count) => count + 1)
  }
  const sent = 'text' in asked ? asked.text : ''
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_LIST')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_LIST_LEAD')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads what will be needed */}
      <div className="mt-6 grid max-w-text gap-5" onFocus={prepareList} onPointerDown={prepareList}>
        <Suspense fallback={null}>{isLinked && <ReceivedList onFound={addFound} />}</Suspense>
        <Ways way={way} onPick={setWay} />
        {way === 'paste' && (
          <PasteForm
            sent={sent}
            isAsking={state.kind === 'asking'}
            onNames={(names) => void addPasted(names)}
          />
        )}
        <Suspense fallback={null}>
          {way === 'pick' && <PickDevices categories={categories} onPick={(path) => void addDevice(path)} />}
          {way === 'scan' && <ScanDevices onFound={addFound} />}
        </Suspense>
        <AddNotice state={state} />
      </div>
      {asked.kind === 'found' && !isLive && <FoundNames found={asked.found} />}
      <div className="max-w-text">
        <Suspense fallback={null}>{isListed && <DrawerList parts={parts} arrivals={arrivals} />}</Suspense>
      </div>
    </Container>
  )
}
