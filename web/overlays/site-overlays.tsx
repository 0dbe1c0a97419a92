import type { Page } from '#contract/content/content.ts'
import type { SiteTexts } from '#contract/content/site-texts.ts'
import type { Language, Site } from '#contract/site.ts'
import { foodServiceQuestionView } from '#web/forms/food-service-question/food-service-question.view.ts'
import { FormIsland } from '#web/forms/form/form.island.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'
import { textsIn } from '#web/forms/form/texts-in.ts'
import { ReleaseSubscription } from '#web/forms/news-release/release-subscription.tsx'
import { newsletterView } from '#web/forms/newsletter/newsletter.view.ts'
import { Island } from '#web/islands/island.tsx'
import { FormDialog } from './form-dialog.tsx'
import { RecipeBanner } from './recipe-banner.tsx'
import { SideTabs } from './side-tabs.tsx'

/** The cookie of the document that hides the newsletter of the shop. */
const NEWSLETTER_COOKIE = 'hideLkNewsletterModal'

type Props = {
  site: Pick<Site, 'features'>
  language: Language
  template: Page['template']
  /** Whether nothing may open by itself. Links open their dialogs all the same. */
  isQuiet: boolean
  /** Addresses of the pages about privacy, and of thanks after a question. */
  pages: { privacy: string; thanks: string }
  /** What the site says in place of the texts of the program. */
  texts: SiteTexts
}

/** What lies over the pages of a site, as its features say: newsletters, releases, the tabs and the banner of professional kitchens. */
export function SiteOverlays({ site: { features }, language, template, isQuiet, pages, texts }: Props) {
  const text = textsIn(language)
  const options = { privacy: { label: text('formPrivacy'), link: pages.privacy } }
  const dialog = { close: text('close') }
  return (
    <>
      {features.includes('newsletter') && (
        <FormDialog
          {...dialog}
          id="newsletter-dialog"
          hash="newsletter"
          cookie={NEWSLETTER_COOKIE}
          showsItself={!isQuiet}
          heading={texts.newsletter?.heading ?? text('newsletterHeading')}
          text={texts.newsletter?.text ?? text('newsletterText')}
        >
          <DialogForm view={newsletterView(language, options)} {...dialog} />
        </FormDialog>
      )}
      {features.includes('news-releases') && (
        <FormDialog
          {...dialog}
          id="releases-dialog"
          hash="newsreleases"
          heading={texts.releases?.heading ?? text('releasesHeading')}
          text={texts.releases?.text ?? text('releasesText')}
        >
          <ReleaseSubscription language={language} options={options} {...dialog} />
        </FormDialog>
      )}
      {features.includes('overlay') && !isQuiet && (
        <>
          <SideTabs language={language} texts={texts} />
          {template === 'recipe' && <RecipeBanner language={language} texts={texts} />}
          <FormDialog
            {...dialog}
            id="idea-letter"
            heading={texts.ideaLetter?.heading ?? text('overlayNewsletter')}
            text={texts.ideaLetter?.text ?? text('overlayNewsletterText')}
          >
            <DialogForm
              view={newsletterView(language, { ...options, event: { event: 'fs_newsletter_form_submit' } })}
              {...dialog}
            />
          </FormDialog>
          <FormDialog
            {...dialog}
            id="expert-question"
            heading={texts.question?.heading ?? text('overlayQuestion')}
            text={texts.question?.text ?? text('overlayQuestionText')}
          >
            <DialogForm
              view={foodServiceQuestionView(language, { ...options, successPage: pages.thanks })}
              {...dialog}
            />
          </FormDialog>
        </>
      )}
    </>
  )
}

function DialogForm({ view, close }: { view: FormView; close: string }) {
  const props = { ...view, texts: { ...view.texts, close } }
  return <Island name="form" component={FormIsland} props={props} windows="none" />
}
