import { createRecorder } from '../../../platform/acts/recorder';
import { communicationKind } from '../communications/communication-kind.queries';
import { communicationDerivations } from '../communications/communications-derived.queries';
import { spoken } from '../communications/spoken.queries';
import { companyDerivations } from '../companies/companies-derived.queries';
import { companyKind } from '../companies/company-kind.queries';
import { contactKind } from '../contacts/contact-kind.queries';
import { contactDerivations } from '../contacts/contacts-derived.queries';
import { fieldDerivations, fieldLinks } from '../fields/field-values.queries';
import { fieldKind } from '../fields/field-kind.queries';
import { consentKind } from '../contacts/consent-kind.queries';
import { suppressions } from '../consents/suppression';
import { distinctionKind } from '../duplicates/distinction-kind.queries';
import { duplicateDerivations } from '../duplicates/duplicates-derived.queries';
import { leadLinks } from './links.queries';
import { mergeKind } from '../merges/merge-kind.queries';
import { opportunityDerivations } from '../opportunities/opportunities-derived.queries';
import { opportunityKind } from '../opportunities/opportunity-kind.queries';
import { tagDerivations, tagKind, tagLinks } from '../tags/tags.queries';
import { taskKind } from '../tasks/task-kind.queries';
import { taskDerivations } from '../tasks/tasks-derived.queries';

/** Writes the records of LEADMANAGER. */
export const leadsRecorder = createRecorder({
  kinds: [
    tagKind,
    fieldKind,
    companyKind,
    contactKind,
    opportunityKind,
    communicationKind,
    taskKind,
    consentKind,
    distinctionKind,
    mergeKind,
  ],
  derivations: [
    ...companyDerivations,
    ...contactDerivations,
    ...opportunityDerivations,
    ...communicationDerivations,
    ...taskDerivations,
    ...tagDerivations,
    ...fieldDerivations,
    ...duplicateDerivations,
    suppressions,
    spoken,
  ],
  links: [...leadLinks, tagLinks, fieldLinks],
});
