import { useQuery } from '@tanstack/react-query'
import { TEXTS } from '../messages/texts.ts'
import { buildFoundPath, buildSearchPath } from '../platform/codes/build-found-path.ts'
import { describeFound } from '../platform/codes/describe-found.ts'
import { buildSearchQuery, isSearchable } from '../platform/codes/search-query.ts'
import { useLookUp } from '../platform/codes/use-look-up.ts'
import { useSettled } from '../platform/codes/use-settled.ts'
import { useOpenPath } from '../platform/navigation/use-open-path.ts'
import { chooseTheme, THEMES } from '../platform/theme/theme.ts'
import { useDesk } from './desk-context.ts'
import { openLayer } from './frame-state.ts'
import { type Command, isLikeNumber } from './rank-commands.ts'

export interface Commands {
  readonly commands: readonly Command[]
  /** What was found for the typed text; it is shown without ranking. */
  readonly found: readonly Command[]
}

/** Sends a form as if its button had been pressed: the sign-out is a page of its own. */
function submitForm(action: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  document.body.append(form)
  form.submit()
}

/** As many as are read at a glance. */
const MAX_HITS = 6

/** What fits the typed text: a number at once, everything else when its answer has come. */
function useFound(typed: string): readonly Command[] {
  const openPath = useOpenPath()
  const lookUp = useLookUp('find')
  const { data } = useQuery(buildSearchQuery(useSettled(typed)))
  const text = typed.trim()
  if (!isSearchable(text)) return []
  const number: Command = {
    id: 'number',
    group: 'sales',
    title: TEXTS.palette.openNumber(text),
    run: () => void lookUp(text),
  }
  const hits = (data?.rows ?? []).slice(0, MAX_HITS).map((row): Command => {
    const { title, person, detail } = describeFound(row)
    const path = buildFoundPath(row, 'find')
    const shown = person === '' ? detail : `${person} · ${detail}`
    return { id: path, group: 'sales', title, detail: shown, run: () => openPath(path) }
  })
  const all: Command = {
    id: 'search',
    group: 'search',
    title: TEXTS.search.allFor(text),
    run: () => openPath(buildSearchPath(text)),
  }
  return [...(isLikeNumber(text) ? [number] : []), ...hits, all]
}

/** Everything that the palette offers on every screen. */
export function useCommands(typed: string): Commands {
  const { me, counts } = useDesk()
  const openPath = useOpenPath()
  const lists = me.lists.map(({ url, title, key }): Command => {
    const queue = counts.queues.find((one) => one.url === url)
    const detail = queue && queue.count > 0 ? { detail: TEXTS.frame.waiting(queue.count) } : {}
    const run = () => openPath(url)
    return { id: url, group: 'goTo', title, also: url.slice(6), keys: `g ${key}`, ...detail, run }
  })
  const commands: readonly Command[] = [
    { id: 'start', group: 'goTo', title: TEXTS.frame.start, keys: 'g 0', run: () => openPath('/desk') },
    ...lists,
    { id: 'security', group: 'goTo', title: TEXTS.frame.security, run: () => openPath('/desk/security') },
    {
      id: 'shortcuts',
      group: 'actions',
      title: TEXTS.frame.shortcuts,
      keys: '?',
      run: () => openLayer('shortcuts'),
    },
    ...THEMES.map(
      (theme): Command => ({
        id: theme,
        group: 'actions',
        title: TEXTS.theme.choose(TEXTS.theme[theme]),
        run: () => chooseTheme(theme),
      }),
    ),
    {
      id: 'sign-out',
      group: 'actions',
      title: TEXTS.frame.signOut,
      run: () => submitForm('/desk/sign-out'),
    },
  ]
  return { commands, found: useFound(typed) }
}
