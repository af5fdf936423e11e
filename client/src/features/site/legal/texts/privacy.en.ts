export const texts = {
  title: 'Privacy',
  description:
    'What we store about you, why, for how long, and how to see it, correct it or have it deleted.',
  lead: 'What we store about you, why, for how long, and what you can ask of us. We store little, sell nothing and track nobody across other sites.',
  sections: {
    controller: {
      title: 'Who is responsible',
      text: 'The controller of your data under the General Data Protection Regulation (GDPR) is:',
    },
    contact: {
      title: 'When you write to us',
      text: 'The contact form stores your name, your email address, your company if you name it, the service you choose, your message, and when it came. We also note whether we have read it. It reaches us by email, and you get a short confirmation.\n\nWe use it to answer you and to prepare what you ask for (article 6.1.b GDPR), and for nothing else. We keep it while we deal with your enquiry and what follows from it, and delete it when it is no longer needed or when you ask us to. If you leave the name or the email out, we cannot answer you.',
    },
    account: {
      title: 'When you open an account',
      text: 'We store your username, your name, your email address and the day you opened it. Of your password we keep only a one-way hash: not even we can read it. We also store what you enter in the portals: companies, contacts, products, departments, problems, strengths and reports.\n\nWe use it to provide the portal to you (article 6.1.b GDPR). We keep it until you delete the item, the company or the account; deleting the account deletes everything in it. In the settings you can download all of it in one file. If you enter data about other people, do so only if you are allowed to.',
    },
    signIn: {
      title: 'When you sign in',
      text: 'We store your session, with its key as a hash, until you sign out, or for {{days}} days after your last visit. A link to set a new password works once, for one hour; we never store the link itself.',
    },
    security: {
      title: 'To keep the site safe',
      text: 'So that nobody can guess passwords or flood the form, we count attempts by network address and, at sign-in, by account name. Both are stored only as hashes and go within a few hours. The program’s own log has one line for each request: when, which page and whether it worked; neither your network address nor what you typed.\n\nWe do this because we have a legitimate interest in a site that works and is safe (article 6.1.f GDPR).',
    },
    mails: {
      title: 'Emails we send',
      text: 'The text of an email is deleted as soon as it is sent or cannot be delivered. The note that it was sent stays for up to 90 days.',
    },
    leads: {
      title: 'When you leave your details on a client’s page',
      text: 'Businesses that use ComerzIA publish pages and forms of their own. If you leave your details on one of them, that business answers for them (it is the controller): its name, its address and what it does with them stand below its form. We only store them for the business and send what it asks us to send, as its processor (Article 28 GDPR).\n\nTo see, correct or erase them, or to stop its emails, write to that business; every email of a sequence also has a link that ends them at once. If you write to us instead, we pass your message on.',
    },
    model: {
      title: 'What an AI model sees',
      text: 'Reports and figures come from fixed rules, without a model. A model takes part only where we have connected one to this site, and only in two things.\n\nCOMERZIA sends it the names and facts of the product that a text is about, never contacts or leads, and marks what it wrote.\n\nThe assistant asks it only if the owner of the account allows that. It then sends the question and the records that answer it.\n\nUnder “People” in the settings, the owner sees whether a model is connected and on which server. Where none is named there, none is connected and nothing is sent to one.',
    },
    others: {
      title: 'Who else sees it',
      text: 'The companies that host the site and carry our email process data for us, under contract and only on our instructions; ask us for their names. We give data to others only if the law obliges us. We do not sell data, show no advertising and make no automated decisions about you.',
    },
    rights: {
      title: 'What you can ask of us',
      text: 'You can ask to see your data, to correct or delete it, to restrict or object to its use, and to receive it in a form that you can take elsewhere. Write to {{email}}; we answer within one month at most and it costs nothing.\n\nIf you are not satisfied, you can complain to the Spanish Data Protection Agency (AEPD) or to the authority of the country where you live.',
    },
  },
};
