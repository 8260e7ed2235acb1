// Texts that visitors type to find a device, by how.

const swapCharacters = (text, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)

/** What people type: prefixes of every length, typos, other orders, joined words, model codes, nonsense. */
export const TYPED = {
  'typeahead, being typed': ({ name }, pass) => name.slice(0, 1 + (pass % name.length)),
  'typeahead, one letter': ({ name }) => name.slice(0, 1),
  'typeahead, whole name': ({ name }) => name,
  'typeahead, letters swapped': ({ name }) => swapCharacters(name, 1),
  'typeahead, two words wrong': ({ manufacturer, model }) =>
    `${swapCharacters(manufacturer, 2)} ${swapCharacters(model, 1)}`,
  'typeahead, other order': ({ name }) => name.split(' ').reverse().join(' '),
  'typeahead, no spaces': ({ model }) => model.replaceAll(' ', ''),
  'typeahead, model code': ({ modelCodes }) => modelCodes[0],
  'typeahead, most devices': ({ category }) => category,
  'typeahead, twelve wrong words': ({ name }, pass) =>
    Array.from(
      { length: 12 },
      (_, index) => `${swapCharacters(name, 1).slice(0, 9)}q${(pass + index) % 9}`,
    ).join(' '),
}
