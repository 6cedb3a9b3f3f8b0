export const texts = {
  /** Every way in which a call can fail. */
  errors: {
    bad_request: 'تعذّر فهم الطلب.',
    invalid_query: 'في عنوان الطلب معامل غير صحيح: {names}',
    invalid_input: 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.',
    invalid_header: 'في الطلب ترويسة غير صحيحة: {names}',
    automatic_submission: 'بدا هذا الإرسال آليًا. يرجى الانتظار ثانيتين ثم إعادة الإرسال.',
    invalid_link: 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.',
    invalid_invitation: 'هذه الدعوة لم تعد صالحة. اطلب دعوة جديدة ممن دعاك.',
    unknown_push_service: 'خدمة الإشعارات التي يستخدمها هذا المتصفح غير معروفة.',
    invalid_passkey: 'لم يُقبل مفتاح المرور هذا. حاول مرة أخرى أو استخدم طريقة أخرى للدخول.',
    unauthorized: 'يلزم تسجيل الدخول.',
    invalid_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    session_expired: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.',
    sign_in_over:
      'استغرق تسجيل الدخول وقتًا طويلًا. يرجى إدخال البريد الإلكتروني وكلمة المرور مرة أخرى.',
    forbidden: 'صلاحياتك لا تسمح بذلك. يمكن لمالك لوحة التحكم تعديلها.',
    factor_required: 'يتطلب دورك تحققًا بخطوتين. فعّله من ملفك الشخصي، وبعدها يُفتح كل شيء آخر.',
    confirmation_required: 'يرجى تأكيد هويتك بكلمة المرور أو بمفتاح مرور.',
    not_found: 'العنوان المطلوب غير موجود.',
    file_missing: 'هذا الملف غير موجود على الخادم. بيانات السجل نفسه سليمة.',
    method_not_allowed: 'هذا العنوان لا يقبل هذا النوع من الطلبات.',
    too_slow: 'وصل الطلب ببطء شديد. يرجى إعادة المحاولة.',
    still_storing: 'ما زلنا نحفظ هذا الطلب نفسه. يرجى الانتظار لحظة.',
    already_exists: 'هذا السجل موجود بالفعل، ويمكن تعديله.',
    default_branch: 'لا يمكن حذف الفرع الافتراضي. اجعل فرعًا آخر هو الافتراضي أولًا.',
    last_owner: 'هذا آخر مالك. امنح شخصًا آخر دور المالك أولًا كي تبقى الحسابات تحت إدارة أحد.',
    own_factors: 'تُعدَّل خطوات التحقق الخاصة بك من ملفك الشخصي.',
    no_address: 'لم يترك الزائر بريدًا إلكترونيًا، فلا يمكن إرسال رد إليه.',
    setup_over: 'استغرق الإعداد وقتًا طويلًا. يرجى البدء من جديد.',
    too_many_passkeys: 'لديك 20 مفتاح مرور، وهو الحد الأقصى. احذف واحدًا منها أولًا.',
    has_dependents: 'ترتبط بهذا السجل سجلات أخرى. أكّد الحذف بعد مراجعتها.',
    held_changed: 'تغيّر ما هو محفوظ عن هذا الشخص منذ البحث، ولم يُمحَ شيء. راجع القائمة ثم أكّد.',
    not_revertible: 'لا توجد قبل هذا التعديل حالة يمكن استعادتها.',
    stale: 'عُدّل هذا السجل منذ أن فتحته. راجع النسخة الحالية ثم احفظ مرة أخرى.',
    profile_made:
      'أُعدّ ملف تعريف الشركة من حساب آخر قبل قليل، وهو المتاح للزوار الآن. لا تُعِد إعداده إلا إذا كان ينقصه شيء.',
    too_large: 'الطلب أكبر مما يُسمح به.',
    unsupported_media_type: 'صيغة الطلب غير مدعومة.',
    unsupported_file: 'نوع الملف غير مقبول هنا، أو لا يمكن قراءته.',
    key_reused: 'سبق أن وصلنا طلب آخر بهذا المفتاح. يرجى إرسال بياناتك في طلب جديد.',
    version_required: 'يلزم إرسال رقم النسخة التي بُني عليها التعديل (If-Match).',
    too_many_submissions:
      'وصلنا من اتصالك عدد كبير من الطلبات في وقت قصير. يرجى المحاولة بعد بضع دقائق.',
    too_many_attempts: 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    server_error: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    busy: 'الخادم مشغول الآن. يرجى إعادة المحاولة بعد لحظات.',
    unavailable: 'الخدمة غير متاحة الآن. يرجى المحاولة بعد قليل.',
    no_space: 'لا توجد مساحة كافية على الخادم الآن، ولم يُحفظ شيء. يرجى المحاولة لاحقًا.',
  },
  /** Problems that a field of any form can have; the rules of a form have texts of their own in the contract. */
  fields: {
    'field.invalid': 'هذه القيمة غير صحيحة',
    'field.unknown': 'هذا الحقل غير معروف',
    'field.repeated': 'هذا الحقل مكرر',
    'field.long': 'هذه القيمة طويلة جدًا',
    'field.trap': 'يجب أن يبقى هذا الحقل فارغًا',
    'field.early': 'أُرسل النموذج أسرع مما يُتوقع من شخص',
    'field.file': 'لا تُقبل الملفات هنا',
    'email.taken': 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  },
  /** The mail of a reset link. */
  resetMail: {
    subject: 'إعادة تعيين كلمة المرور',
    greeting: 'مرحبًا {name}،',
    reason:
      'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في لوحة تحكم {company}. افتح الرابط التالي لاختيارها:',
    action: 'تعيين كلمة مرور جديدة',
    validity: 'يعمل الرابط مرة واحدة خلال 30 دقيقة.',
    otherwise: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  },
  /** The mail of an invitation. */
  invitationMail: {
    subject: 'دعوتك إلى لوحة التحكم',
    greeting: 'مرحبًا،',
    reason:
      'وصلتك دعوة للعمل في لوحة تحكم {company}. افتح الرابط التالي لكتابة اسمك واختيار كلمة مرور:',
    action: 'قبول الدعوة',
    validity: 'يعمل الرابط مرة واحدة خلال 48 ساعة.',
    otherwise: 'إن لم تكن تنتظر هذه الدعوة فتجاهل الرسالة، فلا يحدث شيء من دون الرابط.',
  },
  /** The mail of a sign-in from a device that the account does not know. */
  newDeviceMail: {
    subject: 'تسجيل دخول من جهاز جديد',
    greeting: 'مرحبًا {name}،',
    reason: 'سُجّل الدخول إلى حسابك في لوحة تحكم {company} من جهاز لم يُستخدم لذلك من قبل.',
    device: 'الجهاز: {device}',
    network: 'عنوان الشبكة: {value}',
    time: 'الوقت: {time} (بالتوقيت العالمي)',
    calm: 'إن كنت أنت من سجّل الدخول فلا حاجة إلى أي إجراء.',
    otherwise:
      'إن لم تكن أنت فافتح الرابط التالي، وأنهِ هذه الجلسة، ثم غيّر كلمة المرور. وإن تعذّر عليك تسجيل الدخول فاطلب كلمة مرور جديدة من صفحة تسجيل الدخول.',
    action: 'عرض الأجهزة التي سُجّل الدخول منها',
  },
  /** The mail about a second factor that was added, removed or reset. */
  factorMail: {
    greeting: 'مرحبًا {name}،',
    time: 'الوقت: {time} (بالتوقيت العالمي)',
    otherwise:
      'إن لم تكن أنت من فعل ذلك فافتح الرابط التالي، وغيّر كلمة المرور، وأزل ما لا تعرفه. وإن تعذّر عليك تسجيل الدخول فاطلب المساعدة من أحد المالكين.',
    afterReset:
      'سجّل الدخول بكلمة المرور، ثم فعّل التحقق بخطوتين من جديد من ملفك الشخصي. وإن لم تطلب ذلك فأخبر أحد المالكين.',
    action: 'فتح ملفك الشخصي',
    signIn: 'تسجيل الدخول',
  },
  /** The first sentence of that mail. */
  factorReasons: {
    totpAdded: 'أُضيف تطبيق مصادقة إلى حسابك في لوحة تحكم {company}، وسيُطلب رمزه عند كل تسجيل دخول.',
    totpRemoved: 'أُزيل تطبيق المصادقة من حسابك في لوحة تحكم {company}.',
    passkeyAdded: 'أُضيف مفتاح مرور إلى حسابك في لوحة تحكم {company}.',
    passkeyRemoved: 'أُزيل مفتاح مرور من حسابك في لوحة تحكم {company}.',
    recoveryCodesMade:
      'أُنشئت رموز استرداد جديدة لحسابك في لوحة تحكم {company}، ولم تعد الرموز السابقة تعمل.',
    reset:
      'أزال أحد مالكي لوحة تحكم {company} مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد من حسابك، وسُجّل خروجك من كل الأجهزة.',
  },
  factorSubjects: {
    totpAdded: 'أُضيف تطبيق مصادقة إلى حسابك',
    totpRemoved: 'أُزيل تطبيق المصادقة من حسابك',
    passkeyAdded: 'أُضيف مفتاح مرور إلى حسابك',
    passkeyRemoved: 'أُزيل مفتاح مرور من حسابك',
    recoveryCodesMade: 'رموز استرداد جديدة لحسابك',
    reset: 'أُعيد تعيين التحقق بخطوتين في حسابك',
  },
  /** The mail to staff of what visitors have sent. */
  newsMail: {
    messages: 'رسالة جديدة من {name}',
    'messages.more': 'رسائل جديدة: {count}',
    'associated-jobs': 'طلب توظيف جديد من {name}',
    'associated-jobs.more': 'طلبات توظيف جديدة: {count}',
    vendors: 'مورد جديد: {name}',
    'vendors.more': 'موردون جدد: {count}',
    assigned: 'أسند إليك {by}: {name}',
    'assigned.more': 'ما أُسند إليك: {count}',
    'assigned.reason': 'أُسند إليك ما يلي:',
    mentioned: 'أشار إليك {by}: {name}',
    'mentioned.more': 'ملاحظات تشير إليك: {count}',
    'mentioned.reason': 'أُشير إليك في ملاحظة على ما يلي:',
    by: 'من',
    greeting: 'مرحبًا {name}،',
    reason: 'وصل ما يلي عبر موقع {company}:',
    reference: 'الرقم المرجعي',
    comma: '، ',
    others: 'وغير ذلك: {count}',
    action: 'فتحه في لوحة التحكم',
    otherwise: 'تختار متى تصلك هذه الرسائل من صفحة ملفك الشخصي في لوحة التحكم.',
  },
  /** The name of a request that has none of its own. */
  requests: {
    messages: 'رسالة تواصل',
    'associated-jobs': 'طلب توظيف عام',
    quotation: 'طلب عرض سعر',
  },
  /** The email that confirms a quotation list. */
  quotationMail: { lines: 'البنود التي طلبت عرض سعر لها:' },
  /**
   * The forms' sentences on how long they are kept (PERSON-12), and the periods in them. A sentence that is
   * worded anew is another version of the notice.
   */
  retention: {
    messages: 'نحتفظ برسالتك {period}، ثم نمحوها.',
    'messages.kept': 'نحتفظ برسالتك إلى أن نحذفها.',
    'associated-jobs':
      'نحتفظ بطلبك {open} إن لم يُبتّ فيه، و{rejected} بعد الرفض، و{hired} إن عُيّنت لدينا، ثم نمحوه.',
    vendors:
      'نحتفظ بتسجيلك ما دمت موردًا معتمدًا، و{open} إن لم يُبتّ فيه، و{rejected} بعد الرفض، ثم نمحوه.',
    kept: 'دون مدة محددة',
    one: 'لمدة شهر واحد',
    two: 'لمدة شهرين',
    few: 'لمدة {count} أشهر',
    many: 'لمدة {count} شهرًا',
    other: 'لمدة {count} شهر',
  },
  /** Names of browsers and systems, the same as in the app. */
  devices: {
    chrome: 'كروم',
    edge: 'إيدج',
    firefox: 'فايرفوكس',
    opera: 'أوبرا',
    safari: 'سفاري',
    samsung: 'متصفح سامسونج',
    android: 'أندرويد',
    chromeos: 'نظام ChromeOS',
    ipad: 'آيباد',
    iphone: 'آيفون',
    linux: 'لينكس',
    mac: 'ماك',
    windows: 'ويندوز',
    both: '{browser} على {system}',
    unknown: 'جهاز غير معروف',
  },
  /** A page that cannot be shown now. */
  trouble: { title: 'تعذّر عرض هذه الصفحة الآن', retry: 'إعادة المحاولة' },
  /** Of the installed apps, such as names and shortcuts. */
  manifests: {
    siteScreenshot: 'الصفحة الرئيسية',
    products: 'المنتجات',
    projects: 'المشاريع',
    contact: 'اتصل بنا',
    adminScreenshot: 'قائمة المشاريع في لوحة التحكم',
    admin: 'لوحة التحكم',
    adminDescription: 'إدارة محتوى الموقع والرسائل والطلبات.',
    messages: 'الرسائل',
    applications: 'طلبات التوظيف',
    vendors: 'الموردون',
  },
}

/** The server's own texts in one language. The app has others. */
export type ServerTexts = {
  [Group in keyof typeof texts]: Record<keyof (typeof texts)[Group], string>
}
