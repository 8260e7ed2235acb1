import { expect, it } from 'vitest'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionTexts } from './question-texts.ts'

it('Polish questions and answers leave no word of one letter at the end of a line', () => {
  const { pl } = readQuestionTexts(DATA_FOLDER)
  expect(JSON.stringify(pl).match(/(?<![\p{L}\d])[aiouwz] (?=\S)/giu)).toBeNull()
})
