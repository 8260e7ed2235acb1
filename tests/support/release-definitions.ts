import {
  INDEX_DEFINITIONS,
  type IndexDefinition,
  type IndexDefinitions,
} from '#server/ports/search/opensearch/index-definitions.ts'

const addField = ({ settings, mappings }: IndexDefinition): IndexDefinition => ({
  settings,
  mappings: { ...mappings, properties: { ...mappings.properties, newField: { type: 'keyword' } } },
})

/** What the indexes of a release are like, and those of the next one, which has changed them. */
export const OLD_DEFINITIONS: IndexDefinitions = INDEX_DEFINITIONS
export const NEW_DEFINITIONS: IndexDefinitions = {
  groups: addField(INDEX_DEFINITIONS.groups),
  devices: addField(INDEX_DEFINITIONS.devices),
}
