const IMEI = /^\d{15}$/
const TYPE_CODE_LENGTH = 8

/** The start of an IMEI, which its maker uses for one model only; null for other serial numbers. */
export const readTypeCode = (serialNumber: string): string | null =>
  IMEI.test(serialNumber) ? serialNumber.slice(0, TYPE_CODE_LENGTH) : null

/** Devices that we bought with one type code, by model. */
export interface BoughtModel {
  readonly deviceId: number
  readonly name: string
  readonly count: number
}

/** One device alone may have been recorded wrongly. */
const ENOUGH = 2

/** The models that a type code stands for, as far as we know, if a device's own is not among them. */
export function listOtherModels(bought: readonly BoughtModel[], deviceId: number): string[] {
  if (bought.some((model) => model.deviceId === deviceId)) return []
  return bought.filter(({ count }) => count >= ENOUGH).map(({ name }) => name)
}
