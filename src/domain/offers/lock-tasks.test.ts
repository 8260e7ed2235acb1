import { describe, expect, it } from 'vitest'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { findLockKind, type LockKind, listLockTasks, type PromisedDevice } from './lock-tasks.ts'

const device = (overrides: Partial<PromisedDevice> = {}): PromisedDevice => ({
  categoryId: 'phones',
  manufacturer: 'Apple',
  name: 'iPhone 13 Pro',
  answers: { PH_POWER: ['YES'], PH_LOCK: ['LATER'] },
  state: 'LABEL_ISSUED',
  ...overrides,
})

describe('the lock of a device', () => {
  it.each<[CategoryId, string, LockKind]>([
    ['phones', 'Apple', 'APPLE'],
    ['tablets', 'Apple', 'APPLE'],
    ['laptops', 'Apple', 'MAC'],
    ['phones', 'Samsung', 'SAMSUNG'],
    ['tablets', 'Samsung', 'SAMSUNG'],
    ['laptops', 'Samsung', 'WINDOWS'],
    ['phones', 'Google', 'ANDROID'],
    ['phones', 'Xiaomi', 'ANDROID'],
    ['phones', 'Sony', 'ANDROID'],
    ['tablets', 'Lenovo', 'ANDROID'],
    ['tablets', 'Microsoft', 'WINDOWS'],
    ['tablets', 'Amazon', 'OTHER'],
    ['laptops', 'Lenovo', 'WINDOWS'],
    ['laptops', 'Google', 'OTHER'],
    ['consoles', 'Sony', 'PLAYSTATION'],
    ['consoles', 'Microsoft', 'XBOX'],
    ['consoles', 'Nintendo', 'NINTENDO'],
    ['consoles', 'Valve', 'OTHER'],
    ['consoles', 'Apple', 'OTHER'],
  ])('of %s by %s is removed as %s', (categoryId, manufacturer, kind) => {
    expect(findLockKind({ categoryId, manufacturer })).toBe(kind)
  })
})

describe('the tasks of a sale', () => {
  it('are one for all devices that are freed in the same way, each named once', () => {
    const devices = [
      device(),
      device(),
      device({ name: 'iPad Air', categoryId: 'tablets', answers: { TA_LOCK: ['LATER'] } }),
      device({ name: 'Galaxy S21', manufacturer: 'Samsung' }),
    ]
    expect(listLockTasks(devices)).toEqual([
      { kind: 'APPLE', names: ['iPhone 13 Pro', 'iPad Air'] },
      { kind: 'SAMSUNG', names: ['Galaxy S21'] },
    ])
  })

  it('are none where every lock is removed already', () => {
    expect(listLockTasks([device({ answers: { PH_LOCK: ['YES'] } })])).toEqual([])
  })

  it('are over once the parcel is on its way', () => {
    const withTask = TRADE_STATES.filter((state) => listLockTasks([device({ state })]).length > 0)
    expect(withTask).toEqual(['CREATED', 'LABEL_ISSUED'])
  })
})
