import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Visitors are told what becomes of what they sent: the texts of those emails, and what each was told. */
export async function up(db: Schema): Promise<void> {
  await createTemplates(db)
  await db.schema
    .createTable('told_states')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('told_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('told_states_record_id')
    .on('told_states')
    .column('record_id')
    .execute()
  for (const table of ['messages', 'applications', 'vendors'])
    await db.schema.createIndex(`${table}_reference`).on(table).column('reference').execute()
}

async function createTemplates(db: Schema): Promise<void> {
  const texts = ['title_ar', 'title_en', 'subject_ar', 'subject_en', 'body_ar', 'body_en']
  await ['created_at', 'updated_at', 'occasion', ...texts]
    .reduce(
      (table, column) => table.addColumn(column, 'text', (built) => built.notNull()),
      db.schema
        .createTable('mail_templates')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('told', 'integer', (column) => column.notNull()),
    )
    .execute()
  for (const [index, { occasion, told = true, ar, en }] of templates.entries()) {
    // A list shows them in the order in which they were made.
    const at = new Date(Date.now() + index).toISOString()
    await sql`insert into mail_templates
      (id, version, created_at, updated_at, occasion, told,
       title_ar, title_en, subject_ar, subject_en, body_ar, body_en)
      values (${randomUUID()}, 1, ${at}, ${at}, ${occasion}, ${told ? 1 : 0},
       ${ar.title}, ${en.title}, ${ar.subject}, ${en.subject}, ${bodyOf('ar', ar.text)}, ${bodyOf('en', en.text)})`.execute(
      db,
    )
  }
}

const frames = {
  ar: {
    before: 'مرحبًا {name}،',
    after: 'الرقم المرجعي: {reference}\n\nيمكنك متابعة حالة طلبك من هنا:\n\n{link}\n\n{company}',
  },
  en: {
    before: 'Hello {name},',
    after:
      'Reference number: {reference}\n\nYou can follow the state of your request here:\n\n{link}\n\n{company}',
  },
}

const bodyOf = (language: 'ar' | 'en', text: string) =>
  [frames[language].before, text, frames[language].after].join('\n\n')

interface Texts {
  title: string
  subject: string
  text: string
}

const templates: { occasion: string; told?: false; ar: Texts; en: Texts }[] = [
  {
    occasion: 'messages.new',
    ar: {
      title: 'تم الاستلام',
      subject: 'وصلتنا رسالتك – {reference}',
      text: 'شكرًا لتواصلك معنا. وصلتنا رسالتك، وسيرد عليك فريقنا قريبًا عبر البريد الإلكتروني أو الهاتف.',
    },
    en: {
      title: 'Received',
      subject: 'We have received your message – {reference}',
      text: 'Thank you for contacting us. Your message has reached us, and our team will reply soon by email or phone.',
    },
  },
  {
    occasion: 'associated-jobs.new',
    ar: {
      title: 'تم الاستلام',
      subject: 'وصلنا طلب التوظيف: {title} – {reference}',
      text: 'شكرًا لاهتمامك بالعمل معنا. وصلنا طلبك «{title}». يراجعه فريق التوظيف، ويتواصل معك إذا وُجدت وظيفة تناسبك.',
    },
    en: {
      title: 'Received',
      subject: 'We have received your application: {title} – {reference}',
      text: 'Thank you for your interest in working with us. Your application “{title}” has reached us. Our recruitment team reviews it, and will contact you if a vacancy suits you.',
    },
  },
  {
    occasion: 'associated-jobs.reviewed',
    ar: {
      title: 'تمت المراجعة',
      subject: 'راجعنا طلبك: {title} – {reference}',
      text: 'راجع فريق التوظيف طلبك «{title}». سنتواصل معك إذا انتقل إلى مرحلة المقابلات.',
    },
    en: {
      title: 'Reviewed',
      subject: 'Your application has been reviewed: {title} – {reference}',
      text: 'Our recruitment team has reviewed your application “{title}”. We will contact you if it goes on to the interviews.',
    },
  },
  {
    occasion: 'associated-jobs.interview',
    ar: {
      title: 'مرحلة المقابلة',
      subject: 'انتقل طلبك إلى مرحلة المقابلة: {title} – {reference}',
      text: 'يسعدنا أن طلبك «{title}» انتقل إلى مرحلة المقابلة. سنتواصل معك لتحديد الموعد.',
    },
    en: {
      title: 'Interview',
      subject: 'Your application has reached the interviews: {title} – {reference}',
      text: 'We are pleased to tell you that your application “{title}” has reached the interviews. We will contact you to agree on a time.',
    },
  },
  {
    occasion: 'associated-jobs.offer',
    ar: {
      title: 'عرض عمل',
      subject: 'عرض عمل: {title} – {reference}',
      text: 'يسعدنا أن نقدم لك عرض عمل: {title}. سنتواصل معك لإطلاعك على التفاصيل.',
    },
    en: {
      title: 'Job offer',
      subject: 'A job offer: {title} – {reference}',
      text: 'We are pleased to make you a job offer: {title}. We will contact you with the details.',
    },
  },
  {
    occasion: 'associated-jobs.hired',
    ar: {
      title: 'تم التعيين',
      subject: 'مرحبًا بك في فريقنا – {reference}',
      text: 'تم تعيينك، ويسعدنا انضمامك إلينا.',
    },
    en: {
      title: 'Hired',
      subject: 'Welcome to our team – {reference}',
      text: 'You have been hired, and we are glad that you are joining us.',
    },
  },
  {
    occasion: 'associated-jobs.refused',
    told: false,
    ar: {
      title: 'لم يُقبل الطلب',
      subject: 'بخصوص طلبك: {title} – {reference}',
      text: 'شكرًا لاهتمامك بالعمل معنا. اخترنا هذه المرة متقدمًا آخر، ونتمنى لك التوفيق.',
    },
    en: {
      title: 'Not successful',
      subject: 'About your application: {title} – {reference}',
      text: 'Thank you for your interest in working with us. This time we have chosen another applicant, and we wish you every success.',
    },
  },
  {
    occasion: 'vendors.new',
    ar: {
      title: 'تم الاستلام',
      subject: 'وصلنا تسجيل {title} – {reference}',
      text: 'شكرًا لتسجيل {title} لدينا. يراجع فريق المشتريات البيانات والمستندات، ثم نرد عليك.',
    },
    en: {
      title: 'Received',
      subject: 'We have received the registration of {title} – {reference}',
      text: 'Thank you for registering {title} with us. Our procurement team checks the details and documents, and then replies to you.',
    },
  },
  {
    occasion: 'vendors.under-review',
    ar: {
      title: 'قيد المراجعة',
      subject: 'تسجيل {title} قيد المراجعة – {reference}',
      text: 'بدأ فريق المشتريات مراجعة بيانات {title} ومستنداتها. سنبلغك بالنتيجة.',
    },
    en: {
      title: 'Under review',
      subject: 'The registration of {title} is under review – {reference}',
      text: 'Our procurement team has begun to check the details and documents of {title}. We will tell you the outcome.',
    },
  },
  {
    occasion: 'vendors.more-asked',
    ar: {
      title: 'بيانات إضافية مطلوبة',
      subject: 'نحتاج إلى بيانات إضافية عن {title} – {reference}',
      text: 'لاستكمال تسجيل {title} نحتاج إلى بيانات أو مستندات إضافية. سنتواصل معك لتوضيح المطلوب.',
    },
    en: {
      title: 'Information requested',
      subject: 'We need more information about {title} – {reference}',
      text: 'To complete the registration of {title} we need further details or documents. We will contact you to say which.',
    },
  },
  {
    occasion: 'vendors.approved',
    ar: {
      title: 'تم الاعتماد',
      subject: 'تم اعتماد {title} موردًا لدينا – {reference}',
      text: 'يسعدنا أن نبلغك باعتماد {title} ضمن موردينا. سنتواصل معك عند حاجتنا إلى ما تقدمه شركتك.',
    },
    en: {
      title: 'Approved',
      subject: '{title} is now an approved vendor – {reference}',
      text: 'We are pleased to tell you that {title} is now one of our approved vendors. We will contact you when we need what your company supplies.',
    },
  },
  {
    occasion: 'vendors.refused',
    told: false,
    ar: {
      title: 'لم يُعتمد التسجيل',
      subject: 'بخصوص تسجيل {title} – {reference}',
      text: 'شكرًا لتسجيل {title} لدينا. تعذّر اعتماد التسجيل في الوقت الحالي.',
    },
    en: {
      title: 'Not approved',
      subject: 'About the registration of {title} – {reference}',
      text: 'Thank you for registering {title} with us. We are not able to approve the registration at present.',
    },
  },
]
