import { GROUP_KINDS, type GroupKind } from '#domain/catalogue/group-kind.ts'
import { GROUP_TEXTS as T } from '../../messages/group-texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { TAB } from '../../ui/tab-style.ts'

const TABS = [
  { kind: null, href: '/desk/catalogue', title: T.devices },
  ...GROUP_KINDS.map((kind) => ({
    kind,
    href: `/desk/catalogue-groups/${kind}`,
    title: T.kinds[kind],
  })),
]

/** Leads from the devices to what they are grouped by, and back. */
export const GroupTabs = ({ open = null }: { readonly open?: GroupKind | null }) => (
  <nav aria-label={T.lists} className="mt-3 flex flex-wrap gap-2">
    {TABS.map(({ kind, href, title }) => (
      <DeskLink key={href} href={href} aria-current={kind === open ? 'page' : undefined} className={TAB}>
        {title}
      </DeskLink>
    ))}
  </nav>
)
