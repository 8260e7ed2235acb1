/**
 * The content of an XML element: its children by name, in their order, a list where a name occurs several times.
 * `@name` is an attribute, `#text` the text of an element that has attributes.
 */
export interface XmlContent {
  readonly [name: string]: string | XmlContent | readonly XmlContent[]
}
