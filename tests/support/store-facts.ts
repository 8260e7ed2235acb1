import { storeFactsDocument } from './facts-table.ts'

storeFactsDocument()
