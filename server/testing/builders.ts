import { eq } from 'drizzle-orm';
import type { MemberRole } from '../../shared/auth/member-roles';
import type { authTokens, User } from '../../shared/auth/tables';
import { type Company, companies } from '../../shared/consulting/tables';
import { type Report } from '../../shared/consulting/report/tables';
import { type ReportShare } from '../../shared/consulting/shares/tables';
import { crmReportTasks } from '../../shared/leads/plans/tables';
import { crmTasks } from '../../shared/leads/tasks/tables';
import { demoAccount } from '../features/auth/demo-account';
import { insertUser } from '../features/auth/auth.queries';
import { insertToken } from '../features/auth/sign-ins.queries';
import { hashPassword } from '../features/auth/passwords/passwords';
import { insertCompany } from '../features/consulting/companies/companies.queries';
import { contactQueries } from '../features/consulting/items/contacts.queries';
import {
  departmentQueries,
  productQueries,
  strengthQueries,
} from '../features/consulting/items/items.queries';
import { problemQueries } from '../features/consulting/items/problems.queries';
import { findCompanyData, insertReport } from '../features/consulting/report/reports.queries';
import { insertShare } from '../features/consulting/shares/shares.queries';
import { swotEntryQueries } from '../features/consulting/swot/swot.queries';
import { insertEnquiry } from '../features/enquiries/enquiries.queries';
import type { Db } from '../platform/database/database';
import { insertAccount, insertMember } from '../platform/accounts/accounts.queries';
import { type Owner, ownerOf } from '../platform/database/rows/owner';
import { signInLifetime } from '../platform/sessions';
import { hashToken, newToken } from '../platform/http/access';

/** The password of every built user. */
export const builtPassword = 'correct-horse';
let builtHash: Promise<string> | undefined;
let serial = 0;

const aContact = { name: 'Eva', position: 'CEO', phone: null, email: null, isPrimary: false };

/** A person with an account of their own. */
export interface BuiltUser extends User {
  owner: Owner;
}

/** Inserts rows for tests. Missing values are generated, missing parents are created. */
export function builders(db: Db) {
  const user = async (given: Partial<Pick<User, 'role' | 'username'>> = {}): Promise<BuiltUser> => {
    builtHash ??= hashPassword(builtPassword);
    serial += 1;
    const made = { username: `user${serial}`, email: `user${serial}@example.org`, name: 'Ana' };
    const password = await builtHash;
    return db.transaction(async (tx) => {
      const person = await insertUser(tx, { ...made, ...given, password });
      // Under another number than the person's, so that no test passes which takes the one for the other.
      const isDemo = person.username === demoAccount.username;
      return { ...person, owner: await insertAccount(tx, person, { isDemo }) };
    });
  };

  /** A person with an account of their own who is also a member of another one. */
  const member = async (account: Owner, role: MemberRole): Promise<BuiltUser> => {
    const person = await user();
    await insertMember(db, account, person.id, role);
    return person;
  };

  const admin = () => user({ role: 'admin' });

  /** A sign-in with a factor that counts as a proof whatever the clock of the test says, unless `signIn` says otherwise. */
  const token = async (
    owner: User,
    expiresAt = new Date(Date.now() + signInLifetime),
    signIn: Partial<typeof authTokens.$inferInsert> = {},
  ) => {
    const made = newToken();
    const sessionId = `built-${made}`;
    await insertToken(db, {
      tokenHash: hashToken(made),
      userId: owner.id,
      sessionId,
      expiresAt,
      provenAt: expiresAt,
      ...signIn,
    });
    return made;
  };

  const company = async (owner?: BuiltUser, given: Partial<Company> = {}) => {
    const theOwner = owner ?? (await user());
    const made = {
      name: 'Espiga',
      sector: 'Food',
      size: 'small',
      structure: 'simple',
      email: null,
      ...given,
    } as const;
    return { owner: theOwner, company: await insertCompany(db, theOwner.owner, made) };
  };

  const ownerOfCompany = async (companyId: number) => {
    const [row] = await db
      .select({ userId: companies.userId })
      .from(companies)
      .where(eq(companies.id, companyId));
    return ownerOf(row as Pick<Company, 'userId'>);
  };

  const items = async (companyId: number) => {
    const owner = await ownerOfCompany(companyId);
    const strength = await strengthQueries.insert(db, owner, {
      description: 'Datos históricos',
      impact: 4,
      companyId,
    });
    return {
      contact: await contactQueries.insert(db, owner, { ...aContact, companyId }),
      product: await productQueries.insert(db, owner, { name: 'Bread', description: 'Sourdough', companyId }),
      department: await departmentQueries.insert(db, owner, { name: 'Ventas', function: 'Sells', companyId }),
      strength,
      problem: await problemQueries.insert(db, owner, {
        description: 'Tareas manuales',
        priority: 4,
        departmentId: null,
        strengthIds: [strength.id],
        companyId,
      }),
      swotEntry: await swotEntryQueries.insert(db, owner, {
        kind: 'threat',
        description: 'Prices',
        companyId,
      }),
    };
  };

  const report = async (ofCompany: Company) =>
    insertReport(
      db,
      {
        analysis: 'Analysis',
        recommendations: 'Recommendations',
        aiArchitecture: 'Architecture',
        language: 'en',
        snapshot: await findCompanyData(db, ofCompany),
        companyId: ofCompany.id,
      },
      ofCompany.createdAt,
    );

  const share = async (ofReport: Report, given: Partial<ReportShare> = {}) => {
    const shareToken = newToken();
    const made = { withSwot: true, expiresAt: new Date(Date.now() + 60_000), ...given };
    const row = await insertShare(db, { ...made, tokenHash: hashToken(shareToken), reportId: ofReport.id });
    return { ...row, token: shareToken };
  };

  /** A task of a report's project. */
  const planned = async (ofCompany: Company, ofReport: Report, projectId: number) => {
    const [task] = await db
      .insert(crmTasks)
      .values({ title: 'Name one person', userId: ofCompany.userId })
      .returning({ id: crmTasks.id });
    if (task)
      await db
        .insert(crmReportTasks)
        .values({ reportId: ofReport.id, projectId, step: 'first', taskId: task.id });
  };

  /** One row in every table of a company's data. */
  const everything = async (ofCompany: Company) => {
    const made = await items(ofCompany.id);
    const its = await report(ofCompany);
    await planned(ofCompany, its, made.problem.id);
    return { ...made, report: its, share: await share(its) };
  };

  const enquiries = async (count: number) => {
    const made = {
      name: 'Eva',
      email: 'eva@example.org',
      subject: 'Contact',
      message: '',
      company: '',
      service: null,
    };
    for (let index = 0; index < count; index += 1) await insertEnquiry(db, made);
  };

  return { user, member, admin, enquiries, token, company, items, report, share, everything };
}
