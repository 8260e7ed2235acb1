import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceCounts } from '../search-engine.ts'

const count = (counts: Map<number, number>, key: number, step: 1 | -1): void => {
  const next = (counts.get(key) ?? 0) + step
  if (next > 0) counts.set(key, next)
  else counts.delete(key)
}

/** Devices that are listed together, such as those of a category. They are counted as they come and go, not per list. */
export class DeviceGroup implements DeviceCounts {
  readonly slots: number[] = []
  readonly years = new Map<number, number>()
  readonly series = new Map<number, number>()

  add(slot: number, { releaseYear, seriesId }: DeviceDocument): void {
    this.slots.push(slot)
    count(this.years, releaseYear, 1)
    count(this.series, seriesId, 1)
  }

  remove(slot: number, { releaseYear, seriesId }: DeviceDocument): void {
    const last = this.slots.pop()
    const index = last === undefined || last === slot ? -1 : this.slots.indexOf(slot)
    if (index >= 0) this.slots[index] = last ?? 0
    count(this.years, releaseYear, -1)
    count(this.series, seriesId, -1)
  }
}
