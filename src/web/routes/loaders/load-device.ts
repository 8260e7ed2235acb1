import type { PagePayload } from '#contracts/page-payload.ts'
import { prepareStopNotice } from '#web/features/offer/late-stop-notice.tsx'
import { lateDevice } from '#web/features/pdp/late-device.ts'
import { type LoaderInput, loadOfferScreen } from '#web/platform/navigation/load-screen.ts'

export async function loadDevice(input: LoaderInput): Promise<PagePayload<'pdp'>> {
  const [payload] = await Promise.all([loadOfferScreen<'pdp'>(input), lateDevice.prepare(input.context)])
  // A missing device has a payload, too, but no data.
  if (!payload.error) await prepareStopNotice(payload.data.given)
  return payload
}
