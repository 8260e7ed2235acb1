import { DrawerPage } from '#web/features/drawer/drawer-page.tsx'
import type { RowQuestionsProps, TakenRow, TakeOutcome } from '#web/features/drawer/drawer-parts.ts'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'
import { lazyPart } from '#web/platform/page/lazy-part.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** The same questions as on a device's own page. */
const Questions = lazyPart<RowQuestionsProps>(() =>
  import('#web/features/offer/row-questions.tsx').then((part) => part.RowQuestions),
)

/** Takes the offer for a row as a device's own page does. */
function useTakeRow(): (row: TakenRow) => Promise<TakeOutcome> {
  const shop = useShop()
  return async (row) => {
    const { reportOffer, takeOffer } = await import('#web/features/offer/take-offer.ts')
    const seen = { shop, test: null, ...row }
    reportOffer(seen, JSON.stringify([row.device.id, row.given]))
    const outcome = await takeOffer(seen)
    return outcome.kind === 'added' ? { kind: 'added', offerId: outcome.offer.offerId } : outcome
  }
}

export function ListScreen({ data }: ScreenProps<'list'>) {
  const takeRow = useTakeRow()
  return <DrawerPage {...data} parts={{ Questions, takeRow }} />
}
