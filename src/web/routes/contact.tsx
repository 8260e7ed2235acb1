import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#web/features/contact/contact-page.tsx'
import { loadContactScreen } from '#web/platform/navigation/load-screen.ts'

const loadContact = loadContactScreen<'contact'>()

export const Route = createFileRoute('/contact')({
  async loader(input) {
    const payload = await loadContact(input)
    // Submitted without script and returned: its problems are on the page from the start.
    if (payload.data.form.kind === 'refused') await input.context.loadTexts(['sale'])
    return payload
  },
  component: ContactScreen,
})

function ContactScreen() {
  return <ContactPage data={Route.useLoaderData().data} />
}
