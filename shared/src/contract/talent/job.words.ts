/** Names of what vacancies are sought by, as pages and mails have them. */
export const JOB_WORDS = {
  cn: {
    function: {
      research: '研发',
      software: '软件',
      manufacturing: '制造',
      quality: '质量',
      design: '设计',
      business: '商务',
    },
    brand: {
      group: '集团',
      chenyue: '辰岳汽车',
      yaoxing: '曜行',
      yunji: '昀极',
      ruichuan: '辰岳瑞川',
      heyuan: '辰岳禾原',
      lingye: '辰岳凌野',
    },
    kind: { permanent: '长期', fixedTerm: '固定期限', graduate: '应届培养', course: '在岗课程' },
  },
  en: {
    function: {
      research: 'Research',
      software: 'Software',
      manufacturing: 'Manufacturing',
      quality: 'Quality',
      design: 'Design',
      business: 'Business',
    },
    brand: {
      group: 'The whole group',
      chenyue: 'Chenyue Auto',
      yaoxing: 'Yaoxing',
      yunji: 'Yunji',
      ruichuan: 'Chenyue Ruichuan',
      heyuan: 'Chenyue Heyuan',
      lingye: 'Chenyue Lingye',
    },
    kind: {
      permanent: 'Permanent',
      fixedTerm: 'Fixed term',
      graduate: 'Graduate programme',
      course: 'Course beside your post',
    },
  },
} as const;
