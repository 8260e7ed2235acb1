import { expect, it } from 'vitest'
import { findNamedStorage } from './named-storage.ts'

const IPHONE = { name: 'Apple iPhone 13 Pro', storages: [128, 256, 512, 1_024] }

it.each([
  ['13 pro 256', 256],
  ['iphone 13 pro 256gb', 256],
  ['iPhone 13 Pro 256 Go', 256],
  ['iphone 13 pro 1tb', 1_024],
  ['256 iphone', 256],
  ['iphone 13 pro', null],
  ['iphone 13 pro 64', null],
  ['iphone 13 pro 64 gb', null],
  ['iphone 128 256', null],
  ['13', null],
  ['', null],
])('in %j the visitor names the storage %j', (text, storageGb) => {
  expect(findNamedStorage(text, IPHONE)).toBe(storageGb)
})

it.each([
  ['a number of the device’s own name', 'Lumia 640', { name: 'Microsoft Lumia 640', storages: [8, 640] }],
  ['a number of its series', 'iphone 16', { name: 'Apple iPhone 16', storages: [16, 128] }],
  ['any number where there is no storage', 'ef 50mm 128', { name: 'Canon EF 50mm', storages: [] }],
])('%s is no storage', (_, text, device) => {
  expect(findNamedStorage(text, device)).toBeNull()
})
